-- CreateTable
CREATE TABLE "activities" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "starts_on" DATE NOT NULL,
    "repeats" TEXT NOT NULL DEFAULT 'weekly',
    "ends_on" DATE,
    "start_time" TEXT NOT NULL,
    "end_time" TEXT,
    "place" TEXT,
    "details" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "activities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "menu_days" (
    "id" UUID NOT NULL,
    "community_id" UUID NOT NULL,
    "served_on" DATE NOT NULL,
    "every_weeks" INTEGER,
    "ends_on" DATE,
    "soup" TEXT,
    "breakfast" TEXT,
    "lunch" TEXT,
    "supper" TEXT,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "menu_days_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "activities_community_id_active_starts_on_idx" ON "activities"("community_id", "active", "starts_on");

-- CreateIndex
CREATE INDEX "menu_days_community_id_active_served_on_idx" ON "menu_days"("community_id", "active", "served_on");

-- AddForeignKey
ALTER TABLE "activities" ADD CONSTRAINT "activities_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "menu_days" ADD CONSTRAINT "menu_days_community_id_fkey" FOREIGN KEY ("community_id") REFERENCES "communities"("id") ON DELETE CASCADE ON UPDATE CASCADE;
