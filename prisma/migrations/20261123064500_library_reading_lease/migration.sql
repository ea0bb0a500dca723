-- Until when a process has said that it reads the item; later another may.
ALTER TABLE "library_items" ADD COLUMN "reading_until" TIMESTAMPTZ(3);
-- The student wrote the reference: what a file or an index says does not replace it.
ALTER TABLE "library_items" ADD COLUMN "is_work_edited" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "library_items_unread" ON "library_items"("added_at") WHERE "removed_at" IS NULL AND "state" IN ('waiting', 'reading');
