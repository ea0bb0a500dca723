-- When the present text of an item was written, so that what is held in memory of it is known to be old.
ALTER TABLE "library_items" ADD COLUMN "filled_at" TIMESTAMPTZ(3);
