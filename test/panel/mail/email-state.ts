import type { Schemas } from '../../../src/api/generated/schema'

export type SmtpServer = Schemas['TestedSettings']
export type MailTest = Schemas['MailTest']
export type MailContact = Schemas['MailContact']

/** What the panel knows of mail. */
export interface EmailState {
  smtp: SmtpServer
  password: string
  passwordChangedAt: string | null
  /** The newest first. */
  tests: MailTest[]
  contacts: MailContact[]
  /** By the letter of a group. */
  groupNames: Record<string, string>
}

export const GROUPS = [...'ABCDEFGHIJKLMNOP']

/** The network that the panel hangs on, as far as mail goes: everything in it is on the loopback of this machine. */
export interface MailNetwork {
  /** By name, then by the port that the name is known to listen on; to what port of the loopback it leads. */
  hosts: Record<string, Record<number, number>>
  /** Certificates of the authorities that the panel trusts, as PEM. */
  authorities: string[]
}

export interface EmailSlice {
  email: EmailState
  mailNetwork: MailNetwork
}
