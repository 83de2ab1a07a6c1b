-- How often pages are looked at, by day (decision 065).
CREATE TABLE "page_days" (
  "day" DATE NOT NULL,
  "path" TEXT NOT NULL,
  "device" TEXT NOT NULL,
  "way" TEXT NOT NULL,
  "referrer_host" TEXT NOT NULL,
  "views" INTEGER NOT NULL,
  "visitors" INTEGER NOT NULL,
  "arrivals" INTEGER NOT NULL,

  CONSTRAINT "page_days_pkey" PRIMARY KEY ("day", "path", "device", "way", "referrer_host")
);
