-- An answer that decides: the result is at least the one for its kind of care, whatever the sum (decision 103).
ALTER TABLE "quiz_answer_options" ADD COLUMN "decides" BOOLEAN NOT NULL DEFAULT false;
