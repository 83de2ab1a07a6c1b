-- Settings of other systems that administrators enter in the back office, sealed (decision 115).
CREATE TABLE "connection_settings" (
  "name" TEXT NOT NULL,
  "connection" TEXT NOT NULL,
  "sealed_value" TEXT NOT NULL,
  "changed_by_name" TEXT NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "connection_settings_pkey" PRIMARY KEY ("name")
);
CREATE TABLE "connection_tests" (
  "connection" TEXT NOT NULL,
  "succeeded" BOOLEAN NOT NULL,
  "words" TEXT NOT NULL,
  "tested_by_name" TEXT NOT NULL,
  "tested_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "connection_tests_pkey" PRIMARY KEY ("connection")
);
