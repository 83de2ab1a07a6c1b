ALTER TABLE "list_layouts" ADD COLUMN "density" TEXT;
