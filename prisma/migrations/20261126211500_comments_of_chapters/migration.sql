-- Chapters of the paper are documents of their own at the desk, beside the proposal.
ALTER TABLE "desk_comments" ADD COLUMN "kind" VARCHAR(40) NOT NULL DEFAULT 'proposal';
ALTER TABLE "inbox_items" ADD COLUMN "document" VARCHAR(40) NOT NULL DEFAULT 'proposal';
