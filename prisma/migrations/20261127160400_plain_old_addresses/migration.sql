-- Old addresses ignore letter case (decision 101). Where two differ in it alone, both stay as they are.
UPDATE redirects r SET from_path = lower(from_path)
WHERE from_path <> lower(from_path)
  AND NOT EXISTS (SELECT 1 FROM redirects o WHERE o.id <> r.id AND lower(o.from_path) = lower(r.from_path));
