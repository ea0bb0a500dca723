-- CreateTable
CREATE TABLE "desk_anchors" (
    "comment_id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "anchor" JSONB NOT NULL,

    CONSTRAINT "desk_anchors_pkey" PRIMARY KEY ("comment_id","version")
);

-- CreateIndex
CREATE INDEX "desk_anchors_project_id_version_idx" ON "desk_anchors"("project_id", "version");

-- CreateIndex
CREATE INDEX "desk_comments_link_id_created_at_idx" ON "desk_comments"("link_id", "created_at");

-- AddForeignKey
ALTER TABLE "desk_anchors" ADD CONSTRAINT "desk_anchors_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "desk_comments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
