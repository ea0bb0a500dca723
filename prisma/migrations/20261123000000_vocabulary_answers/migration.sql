-- What vocabulary services say to the name of a thing, shared by all projects.
CREATE TABLE "vocabulary_answers" (
    "key" VARCHAR(200) NOT NULL,
    "entries" JSONB NOT NULL,
    "is_found" BOOLEAN NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vocabulary_answers_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "vocabulary_answers_fetched_at_idx" ON "vocabulary_answers"("fetched_at");
