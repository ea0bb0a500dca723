-- Nothing was ever written here. As numbers they can be compared by the server where it has pgvector.
DELETE FROM "library_vectors";
ALTER TABLE "library_vectors" DROP COLUMN "vector";
ALTER TABLE "library_vectors" ADD COLUMN "vector" REAL[] NOT NULL;
