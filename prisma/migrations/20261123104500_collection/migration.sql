-- What is collected for the questions of a project.
CREATE TABLE "collections" (
    "project_id" TEXT NOT NULL,
    "topic" VARCHAR(2000) NOT NULL DEFAULT '',
    "questions" JSONB NOT NULL DEFAULT '[]',
    "saved" INTEGER NOT NULL DEFAULT 0,
    "token_hash" CHAR(64),
    "token_made_at" TIMESTAMPTZ(3),

    CONSTRAINT "collections_pkey" PRIMARY KEY ("project_id"),
    CONSTRAINT "collections_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "collected_sources" (
    "project_id" TEXT NOT NULL,
    "source_type" VARCHAR(40) NOT NULL,
    "external_id" VARCHAR(300) NOT NULL,
    "number" INTEGER NOT NULL,
    "url" VARCHAR(2000) NOT NULL,
    "title" VARCHAR(2000) NOT NULL,
    "excerpts" VARCHAR(2000) NOT NULL,
    "questions" TEXT[],
    "citation_id" VARCHAR(40) NOT NULL,
    "doi" VARCHAR(300),
    "work" JSONB,
    "reading" JSONB NOT NULL,

    CONSTRAINT "collected_sources_pkey" PRIMARY KEY ("project_id","source_type","external_id"),
    CONSTRAINT "collected_sources_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "collections"("project_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "collected_sources_project_id_number_key" ON "collected_sources"("project_id", "number");
CREATE UNIQUE INDEX "collected_sources_project_id_doi_key" ON "collected_sources"("project_id", "doi");

CREATE TABLE "collected_citations" (
    "project_id" TEXT NOT NULL,
    "id" VARCHAR(40) NOT NULL,
    "citation" JSONB NOT NULL,

    CONSTRAINT "collected_citations_pkey" PRIMARY KEY ("project_id","id"),
    CONSTRAINT "collected_citations_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "collections"("project_id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Records that searches and pages brought: only these can be saved.
CREATE TABLE "found_records" (
    "project_id" TEXT NOT NULL,
    "source_type" VARCHAR(40) NOT NULL,
    "external_id" VARCHAR(500) NOT NULL,
    "work" JSONB NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "found_records_pkey" PRIMARY KEY ("project_id","source_type","external_id"),
    CONSTRAINT "found_records_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "collections"("project_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "found_records_project_id_found_at_idx" ON "found_records"("project_id", "found_at");
