const OLDEST = 20

/** Whether this Node can run the tools; says so in one line when not. Written without newer syntax, to be read by an old Node. */
export function nodeIsRecent() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= OLDEST) return true
  console.error('Node ' + process.versions.node + ' is too old: install Node ' + OLDEST + ' or newer.')
  process.exitCode = 1
  return false
}
