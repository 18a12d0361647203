import { createInterface } from 'node:readline'

/** Prints what is about to be done and asks whether to go on, unless that was agreed to. @returns why not. */
export const confirmAt = isAgreed => async announcement => {
  console.log(`\n${announcement}`)
  if (isAgreed) return undefined
  if (!process.stdin.isTTY) return 'there is no terminal to ask at, and no --yes'
  return /^y(es)?$/i.test((await readLine('  Go on? [y/N] ')).trim()) ? undefined : 'declined'
}

/** @returns nothing where the terminal is closed; Ctrl-C ends the run as it does otherwise. */
function readLine(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  return new Promise(resolve => {
    terminal.question(question, answer => {
      resolve(answer)
      terminal.close()
    })
    terminal.once('close', () => resolve(''))
    terminal.once('SIGINT', () => {
      process.emit('SIGINT')
      terminal.close()
    })
  })
}
