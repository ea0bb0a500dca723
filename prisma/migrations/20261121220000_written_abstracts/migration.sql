-- CreateTable
CREATE TABLE "written_abstracts" (
    "project_id" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "written_abstracts_pkey" PRIMARY KEY ("project_id","source_id")
);

-- AddForeignKey
ALTER TABLE "written_abstracts" ADD CONSTRAINT "written_abstracts_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
