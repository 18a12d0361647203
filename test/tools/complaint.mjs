/** A failure that its message explains fully: shown as one line, without a stack. */
export class Complaint extends Error {}

/** Runs a tool; a complaint ends it with its line and the exit code. */
export async function runTool(tool, exitCode = 1) {
  try {
    await tool()
  } catch (error) {
    console.error(error instanceof Complaint ? error.message : error)
    process.exit(exitCode)
  }
}
