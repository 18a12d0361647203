/** Of each panel, what Ansible counts of it at the end of its output. */
function countsIn(output) {
  const [, recap = ''] = output.split(/^PLAY RECAP.*$/m)
  const lines = recap.trim().split('\n')
  return lines.map(line => {
    const [name] = line.split(/\s/)
    const counts = [...line.matchAll(/(\w+)=(\d+)/g)].map(([, what, number]) => [what, Number(number)])
    return { name, ...Object.fromEntries(counts) }
  })
}

const namesIn = (output, test) =>
  countsIn(output)
    .filter(test)
    .map(({ name }) => name)

/** The names of the panels at which something was changed. */
export const changedIn = output => namesIn(output, ({ changed }) => changed > 0)

/** Those that failed, or could not be reached. */
export const failedIn = output => namesIn(output, ({ failed, unreachable }) => failed + unreachable > 0)
