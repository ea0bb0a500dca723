-- CreateTable
CREATE TABLE "library_highlights" (
    "id" VARCHAR(64) NOT NULL,
    "project_id" TEXT NOT NULL,
    "item_id" VARCHAR(64) NOT NULL,
    "passage_id" VARCHAR(80) NOT NULL,
    "quote" TEXT NOT NULL,
    "prefix" VARCHAR(120) NOT NULL,
    "suffix" VARCHAR(120) NOT NULL,
    "note" VARCHAR(5000) NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "library_highlights_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "library_readings" (
    "project_id" TEXT NOT NULL,
    "item_id" VARCHAR(64) NOT NULL,
    "state" VARCHAR(10) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "library_readings_pkey" PRIMARY KEY ("project_id","item_id")
);

-- CreateIndex
CREATE INDEX "library_highlights_project_id_item_id_created_at_idx" ON "library_highlights"("project_id", "item_id", "created_at");

-- AddForeignKey
ALTER TABLE "library_highlights" ADD CONSTRAINT "library_highlights_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "library_readings" ADD CONSTRAINT "library_readings_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;
