import { createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { PlantNetwork } from '../network/plant-network'
import { closed, portOf } from '../network/plant-server'
import { createCertificate } from '../server/certificate'

export interface ArrivedMail {
  from: string
  to: string[]
  /** As it was logged in. */
  user: string
  /** Head and body. */
  source: string
}

export interface PlantMail {
  /** What has arrived, the oldest first. */
  mails: ArrivedMail[]
  network: PlantNetwork
  close(): Promise<void>
}

/** The mail server's accounts: who may log in, and may send in whose name. */
export const MAIL_ACCOUNTS: Record<string, { password: string; sender: string }> = {
  line2: { password: 'app-pass-3152', sender: 'line2@plant.example' }
}

/** The one domain that it takes mail for, and two mailboxes there that it does not take at once, or never. */
const DOMAIN = '@plant.example'
const FULL_MAILBOX = 'full@plant.example'
const GREYLISTED = 'greylisted@plant.example'

const SMALL_BYTES = 300
/** OpenSSL permits these versions at security level 0 only. */
const LEGACY_TLS = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
const LONG_VALID = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2049-12-31') }

/** Mail servers of the plant on the loopback, each with its own behaviour; `onMail` is called for each mail that arrives. */
export async function startPlantMail(onMail: (mail: ArrivedMail) => void = () => {}): Promise<PlantMail> {
  const trusted = await certificateOf('mail.plant.example')
  const stranger = await certificateOf('old-mail.plant.example')
  const mails: ArrivedMail[] = []
  const rules = rulesOf(mail => {
    mails.push(mail)
    onMail(mail)
  })
  const servers: Server[] = []
  const open = (server: Server) => {
    servers.push(server)
    return portOf(server)
  }
  const smtp = (options: SMTPServerOptions) =>
    // A client that fails at TLS or breaks off: the server goes on for the others.
    open(new SMTPServer({ ...rules, ...options }).on('error', () => {}).listen(0, '127.0.0.1'))
  const greeting = createServer(
    socket =>
      void socket
        .on('error', () => {})
        .resume()
        .write('220 silent-mail\r\n')
  )
  const silent = createServer(socket => void socket.on('error', () => {}).resume())
  const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }

  const hosts = {
    'mail.plant.example': {
      25: await smtp(plain),
      465: await smtp({ ...trusted, secure: true }),
      587: await smtp(trusted)
    },
    'old-mail.plant.example': { 465: await smtp({ ...stranger, secure: true }), 587: await smtp(stranger) },
    'small-mail.plant.example': { 25: await smtp({ ...plain, size: SMALL_BYTES }) },
    'legacy-mail.plant.example': {
      465: await smtp({ ...trusted, ...LEGACY_TLS, secure: true }),
      587: await smtp({ ...trusted, ...LEGACY_TLS })
    },
    'silent-mail.plant.example': {
      25: await open(greeting.listen(0, '127.0.0.1')),
      587: await open(silent.listen(0, '127.0.0.1'))
    }
  }
  return {
    mails,
    network: { hosts, authorities: [trusted.cert] },
    close: async () => void (await Promise.all(servers.map(closed)))
  }
}

const certificateOf = (host: string) => createCertificate(host, { names: [host], valid: LONG_VALID })

function rulesOf(keep: (mail: ArrivedMail) => void): SMTPServerOptions {
  const seen = new Set<string>()
  return {
    name: 'mail.plant.example',
    authMethods: ['PLAIN', 'LOGIN'],

    onAuth({ username = '', password }, _session, answer) {
      if (MAIL_ACCOUNTS[username]?.password === password) answer(null, { user: username })
      else answer(smtpError(535, '5.7.8 Username and password not accepted'))
    },

    onMailFrom({ address }, { user = '' }, answer) {
      if (MAIL_ACCOUNTS[user]?.sender === address) answer()
      else answer(smtpError(553, `5.7.1 ${user} may not send as ${address}`))
    },

    onRcptTo({ address }, _session, answer) {
      const first = !seen.has(address)
      seen.add(address)
      if (address === GREYLISTED && first) return answer(smtpError(450, '4.7.1 Greylisted, try again'))
      if (address === FULL_MAILBOX) return answer(smtpError(550, '5.2.2 Mailbox full'))
      if (!address.endsWith(DOMAIN)) return answer(smtpError(550, '5.1.1 No such recipient here'))
      answer()
    },

    async onData(stream, { envelope, user = '' }, answer) {
      const chunks: Buffer[] = await stream.toArray().catch(() => [])
      if (stream.sizeExceeded) return answer(smtpError(552, '5.3.4 Message exceeds the maximum message size'))
      const { mailFrom, rcptTo } = envelope
      const from = mailFrom ? mailFrom.address : ''
      keep({ from, to: rcptTo.map(({ address }) => address), user, source: Buffer.concat(chunks).toString() })
      answer()
    }
  }
}

const smtpError = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode })
