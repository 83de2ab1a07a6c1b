-- How fast pages were for visitors, in classes (decision 066).
CREATE TABLE "page_vitals" (
  "day" DATE NOT NULL,
  "template" TEXT NOT NULL,
  "device" TEXT NOT NULL,
  "metric" TEXT NOT NULL,
  "class" SMALLINT NOT NULL,
  "count" INTEGER NOT NULL,

  CONSTRAINT "page_vitals_pkey" PRIMARY KEY ("day", "template", "device", "metric", "class")
);
