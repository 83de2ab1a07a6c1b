-- How far visitors came in quizzes and forms, by day (decision 068).
CREATE TABLE "form_step_days" (
  "day" DATE NOT NULL,
  "form" TEXT NOT NULL,
  "step" TEXT NOT NULL,
  "count" INTEGER NOT NULL,

  CONSTRAINT "form_step_days_pkey" PRIMARY KEY ("day", "form", "step")
);
