-- Several runs of one pipeline in a project, told apart by what they are for and by the run that began them.
ALTER TABLE "runs" ADD COLUMN "purpose" VARCHAR(60) NOT NULL DEFAULT '';
ALTER TABLE "runs" ADD COLUMN "parent_id" TEXT;
ALTER TABLE "runs" ADD CONSTRAINT "runs_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "runs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "runs_parent_id_idx" ON "runs"("parent_id");

-- Several documents in a project, each with versions and rounds of its own. Those that are there are proposals.
ALTER TABLE "proposal_versions" ADD COLUMN "kind" VARCHAR(40) NOT NULL DEFAULT 'proposal';
ALTER TABLE "proposal_versions" DROP CONSTRAINT "proposal_versions_pkey",
  ADD CONSTRAINT "proposal_versions_pkey" PRIMARY KEY ("project_id", "kind", "number");
ALTER TABLE "desk_decisions" ADD COLUMN "kind" VARCHAR(40) NOT NULL DEFAULT 'proposal';
ALTER TABLE "desk_decisions" DROP CONSTRAINT "desk_decisions_pkey",
  ADD CONSTRAINT "desk_decisions_pkey" PRIMARY KEY ("project_id", "kind", "round");
