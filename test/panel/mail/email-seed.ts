import type { Seed } from '../state'
import type { EmailSlice, EmailState, SmtpServer } from './email-state'

type Row = [name: string, mailbox: string, groups: string]

const PEOPLE: Row[] = [
  ['Mika Sato', 'mika.sato', 'AC'],
  ['Kim Ji-woo', 'jiwoo.kim', 'A'],
  ['Tom Becker', 'tom.becker', 'AB'],
  ['Shift leader early', 'shift-early', 'B'],
  ['Shift leader late', 'shift-late', 'B'],
  ['Shift leader night', 'shift-night', 'B'],
  ['佐藤 健', 'ken.sato', 'C'],
  ['Quality laboratory', 'quality', 'CD'],
  ['Spare parts store', 'store', ''],
  ['Anna Lindqvist', 'anna.lindqvist', 'D'],
  ['이서연', 'seoyeon.lee', 'AD']
]

const NO_SERVER: SmtpServer = {
  host: '',
  port: 587,
  encryption: 'starttls',
  username: '',
  sender_name: '',
  sender_address: '',
  verify_certificate: true,
  timeout_seconds: 20,
  retries: 3
}

const noMail = (): EmailState => ({
  smtp: NO_SERVER,
  password: '',
  passwordChangedAt: null,
  tests: [],
  contacts: [],
  groupNames: {}
})

/** The mail of the bottling line: it works with the plant's mail server (mail/plant-mail.ts). */
export const plantEmail = (): EmailState => ({
  ...noMail(),
  smtp: {
    host: 'mail.plant.example',
    port: 587,
    encryption: 'starttls',
    username: 'line2',
    sender_name: 'Line 2 panel',
    sender_address: 'line2@plant.example',
    verify_certificate: true,
    timeout_seconds: 20,
    retries: 3
  },
  password: 'app-pass-3152',
  passwordChangedAt: '2026/11/02 14:10:36',
  contacts: PEOPLE.map(([name, mailbox, groups]) => ({
    id: mailbox.replace('.', '-'),
    name,
    mail: `${mailbox}@plant.example`,
    groups: [...groups]
  })),
  groupNames: { A: 'Maintenance', B: 'Shift leaders', C: 'Quality', D: 'Management' }
})

const mailNetwork = () => ({ hosts: {}, authorities: [] })

export const emailSeed: Seed<EmailSlice> = {
  factoryNew: () => ({ email: noMail(), mailNetwork: mailNetwork() }),
  runningPlant: () => ({ email: plantEmail(), mailNetwork: mailNetwork() })
}
