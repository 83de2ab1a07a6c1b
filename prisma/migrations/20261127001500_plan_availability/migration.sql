-- The demo data wrote a value that the form and the API do not know; pages show both as "Full".
UPDATE floor_plans SET availability = 'unavailable' WHERE availability = 'full';
