-- AlterTable
ALTER TABLE "runs" ADD COLUMN     "rows_version" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "sources" (
    "project_id" TEXT NOT NULL,
    "run_id" TEXT NOT NULL,
    "id" VARCHAR(40) NOT NULL,
    "aliases" TEXT[],
    "relevancy" DOUBLE PRECISION NOT NULL,
    "held_back" BOOLEAN NOT NULL,
    "source" JSONB NOT NULL,

    CONSTRAINT "sources_pkey" PRIMARY KEY ("run_id","id")
);

-- CreateIndex
CREATE INDEX "sources_project_id_run_id_relevancy_idx" ON "sources"("project_id", "run_id", "relevancy" DESC);

-- AddForeignKey
ALTER TABLE "sources" ADD CONSTRAINT "sources_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sources" ADD CONSTRAINT "sources_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
