-- A lead leaves the trigrams of its words in a list that the worker works in every few seconds (lib/database/search-terms.ts). A list
-- that is full makes the lead that fills it do so, while the family waits: it has room for ten thousand leads.
ALTER INDEX "tour_requests_search_idx" SET (gin_pending_list_limit = 32768);
