-- How often something was done within a window, counted across processes.
CREATE TABLE "allowances" (
    "key" VARCHAR(160) NOT NULL,
    "used" INTEGER NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "allowances_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "allowances_ends_at_idx" ON "allowances"("ends_at");
