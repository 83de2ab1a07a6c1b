ALTER TABLE "wordpress_imports" ADD COLUMN "rest_root" TEXT;
ALTER TABLE "wordpress_imports" ADD COLUMN "reading" JSONB;
ALTER TABLE "wordpress_items" ADD COLUMN "original" TEXT;
