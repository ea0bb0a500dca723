import { row } from '@/lib/pipelines/testing/probe/row'

/** Loaded before a server or worker of Carrel (node --import), so that it knows a pipeline that the product does not have. */
globalThis.carrelExtraPipelines = [row]
