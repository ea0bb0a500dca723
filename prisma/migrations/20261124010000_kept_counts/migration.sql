-- How many records a database said it had for a query; kept for a day.
CREATE TABLE "kept_counts" (
    "key" CHAR(64) NOT NULL,
    "total" INTEGER NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kept_counts_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "kept_counts_counted_at_idx" ON "kept_counts"("counted_at");
