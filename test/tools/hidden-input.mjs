import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Complaint } from './complaint.mjs'

/** Reads a line from the terminal and shows nothing of it. */
export async function readHidden(question, variable) {
  if (!process.stdin.isTTY) throw new Complaint(`There is no terminal to read a password from: set ${variable}.`)
  process.stdout.write(question)
  const silent = new Writable({ write: (_, __, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  const text = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return text
}
