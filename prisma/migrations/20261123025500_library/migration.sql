-- The library of a project: its items, their text for reading, their passages for search, and the bytes of uploaded files.
CREATE TABLE "library_files" (
    "project_id" TEXT NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "bytes" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "library_files_pkey" PRIMARY KEY ("project_id", "hash"),
    CONSTRAINT "library_files_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "library_items" (
    "id" VARCHAR(64) NOT NULL,
    "project_id" TEXT NOT NULL,
    "kind" VARCHAR(16) NOT NULL,
    "title" VARCHAR(500) NOT NULL,
    "language" VARCHAR(12),
    "text" VARCHAR(16) NOT NULL,
    "pages" INTEGER,
    "passages" INTEGER NOT NULL DEFAULT 0,
    "source_id" VARCHAR(40),
    "work" JSONB,
    "state" VARCHAR(16) NOT NULL,
    "problem" VARCHAR(30),
    "file_name" VARCHAR(300),
    "file_hash" CHAR(64),
    "added_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "library_items_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "library_items_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "library_items_project_id_added_at_idx" ON "library_items"("project_id", "added_at");
-- A file or a source stands in a notebook once.
CREATE UNIQUE INDEX "library_items_file" ON "library_items"("project_id", "file_hash") WHERE "removed_at" IS NULL;
CREATE UNIQUE INDEX "library_items_source" ON "library_items"("project_id", "source_id") WHERE "removed_at" IS NULL;

CREATE TABLE "library_texts" (
    "item_id" VARCHAR(64) NOT NULL,
    "text" TEXT NOT NULL,
    "parts" JSONB NOT NULL,

    CONSTRAINT "library_texts_pkey" PRIMARY KEY ("item_id"),
    CONSTRAINT "library_texts_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "library_items"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "library_passages" (
    "id" VARCHAR(80) NOT NULL,
    "project_id" TEXT NOT NULL,
    "item_id" VARCHAR(64) NOT NULL,
    "index" INTEGER NOT NULL,
    "text" VARCHAR(4000) NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "language" VARCHAR(12),
    "headings" TEXT[] NOT NULL,
    "locator" JSONB NOT NULL,
    "boxes" JSONB NOT NULL,
    "is_quoted" BOOLEAN NOT NULL DEFAULT false,
    "is_current" BOOLEAN NOT NULL DEFAULT true,
    -- Of its words without accents and those of its headings, stemmed in its language.
    "words" TSVECTOR NOT NULL,

    CONSTRAINT "library_passages_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "library_passages_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "library_items"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "library_passages_project_id_item_id_index_idx" ON "library_passages"("project_id", "item_id", "index");
CREATE INDEX "library_passages_words_idx" ON "library_passages" USING GIN ("words");

CREATE TABLE "library_vectors" (
    "passage_id" VARCHAR(80) NOT NULL,
    "model" VARCHAR(120) NOT NULL,
    "project_id" TEXT NOT NULL,
    "vector" BYTEA NOT NULL,

    CONSTRAINT "library_vectors_pkey" PRIMARY KEY ("passage_id", "model"),
    CONSTRAINT "library_vectors_passage_id_fkey" FOREIGN KEY ("passage_id") REFERENCES "library_passages"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "library_vectors_project_id_model_idx" ON "library_vectors"("project_id", "model");
