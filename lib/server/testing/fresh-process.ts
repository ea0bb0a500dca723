/** Ended by the process that a worker is, or by the test that began it. */
const shared = ['carrelSandbox', 'carrelRanking']

// A test file begins as a process does: with nothing drawn, read or counted by the file that ran before it in its worker.
for (const name of Object.keys(globalThis))
  if (name.startsWith('carrel') && !shared.includes(name)) Reflect.deleteProperty(globalThis, name)
