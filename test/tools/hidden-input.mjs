import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Complaint } from './complaint.mjs'

/** Exit code of a program that Ctrl-C has ended. */
const INTERRUPTED = 130

/** Reads a line from the terminal and shows nothing of it. Ctrl-C and Ctrl-D end the program. */
export async function readHidden(question, variable) {
  if (!process.stdin.isTTY) throw new Complaint(`There is no terminal to read a password from: set ${variable}.`)
  process.stdout.write(question)
  const silent = new Writable({ write: (_, __, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true, historySize: 0 })
  const text = await new Promise(resolve => {
    terminal.once('line', resolve)
    terminal.once('close', () => resolve(undefined))
  })
  terminal.close()
  process.stdout.write('\n')
  if (text === undefined) process.exit(INTERRUPTED)
  if (text === '') throw new Complaint('The password is empty.')
  return text
}
