-- CreateTable
CREATE TABLE "run_records" (
    "run_id" TEXT NOT NULL,
    "hash" CHAR(22) NOT NULL,
    "record" JSONB NOT NULL,

    CONSTRAINT "run_records_pkey" PRIMARY KEY ("run_id","hash")
);

-- AddForeignKey
ALTER TABLE "run_records" ADD CONSTRAINT "run_records_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
