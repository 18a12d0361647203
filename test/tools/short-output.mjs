/** Lines of a difference that are the same on both sides begin with dots; those that open a value say where it is. */
const UNCHANGED = /^ {8}··.*[^[{]$/
const OF_THE_RUNNER = /^ +at .*node_modules\/uvu\//

const LONGEST = 400
const shortLine = line => (line.length > LONGEST ? `${line.slice(0, LONGEST)}… (${line.length} characters)` : line)

/** What a failed test prints, with only the differing lines of a list or text, and without the frames of the test runner. */
export const shortOutput = output =>
  output
    .split('\n')
    .filter(line => !UNCHANGED.test(line) && !OF_THE_RUNNER.test(line))
    .map(shortLine)
    .join('\n')
