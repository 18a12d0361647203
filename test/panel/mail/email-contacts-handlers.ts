import type { Schemas } from '../../../src/api/generated/schema'
import { deviceText } from '../device/device-text'
import type { Language } from '../events/event-log-state'
import { fileNameOf, textCell } from '../exports/csv'
import { titleIn } from '../exports/readable'
import {
  created,
  done,
  type FieldFaults,
  type Handlers,
  invalid,
  list,
  ok,
  refuse,
  refuseInput
} from '../http/handler-types'
import type { PanelState } from '../state'
import { GROUPS, type MailContact } from './email-state'
import { isMailAddress } from './mail-address'

type Update = Schemas['MailContactUpdate']

const MOST = 500

const noSuchContact = () => refuse(404, 'not_found', { message: 'There is no such contact' })
const noSuchGroup = () => refuse(404, 'not_found', { message: 'There is no such group' })
const tooMany = (field: string) =>
  refuse(409, 'limit_reached', { message: `At most ${MOST} contacts`, fields: { [field]: 'limit_reached' } })

const sameMail = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const contactOf = ({ email }: PanelState, id: string) => email.contacts.find(contact => contact.id === id)
const withMail = ({ email }: PanelState, mail: string) => email.contacts.find(contact => sameMail(contact.mail, mail))

/** Beyond what the contract checks. */
function updateFaults({ mail, groups }: Update): FieldFaults<'POST /email/contacts', 400> {
  return {
    ...(!isMailAddress(mail) && { mail: 'email' }),
    ...(groups.some(id => !GROUPS.includes(id)) && { groups: 'unknown' })
  }
}

const cleaned = ({ name, mail, groups }: Update): Update => ({ name: name.trim(), mail, groups: groups.slice().sort() })

/** The mailbox name, with a number appended if another contact has that id. */
function newId(state: PanelState, mail: string): string {
  const name =
    mail
      .split('@')[0]
      ?.toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 40) || 'contact'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}-${number}`
    if (!contactOf(state, id)) return id
  }
}

function add(state: PanelState, update: Update): MailContact {
  const contact = { id: newId(state, update.mail), ...cleaned(update) }
  state.email.contacts.push(contact)
  return contact
}

function groupOf({ email }: PanelState, id: string) {
  const members = email.contacts.filter(({ groups }) => groups.includes(id)).map(contact => contact.id)
  return { id, name: email.groupNames[id] ?? '', members }
}

const TITLES = ['Name', 'Email address', 'Groups']

export const contactsCsv = (contacts: MailContact[], language?: Language) =>
  [
    TITLES.map(title => titleIn(language, title)),
    ...contacts.map(({ name, mail, groups }) => [name, mail, groups.join(' ')])
  ]
    .map(cells => `${cells.map(textCell).join(',')}\r\n`)
    .join('')

export const emailContactsHandlers = {
  'GET /email/contacts': ({ state }) =>
    list(state.email.contacts.slice().sort((one, other) => one.name.localeCompare(other.name))),

  'POST /email/contacts': ({ state, body }) => {
    const refusal = refuseInput(updateFaults(body))
    if (refusal) return refusal
    if (withMail(state, body.mail)) return refuse(409, 'already_exists', { fields: { mail: 'already_exists' } })
    if (state.email.contacts.length >= MOST) return tooMany('mail')
    return created(add(state, body))
  },

  'GET /email/contacts/{id}': ({ state, params }) => {
    const contact = contactOf(state, params.id)
    return contact ? ok(contact) : noSuchContact()
  },

  'PUT /email/contacts/{id}': ({ state, params, body }) => {
    const contact = contactOf(state, params.id)
    if (!contact) return noSuchContact()
    const refusal = refuseInput(updateFaults(body))
    if (refusal) return refusal
    const other = withMail(state, body.mail)
    if (other && other !== contact) return refuse(409, 'already_exists', { fields: { mail: 'already_exists' } })
    Object.assign(contact, cleaned(body))
    return done()
  },

  'DELETE /email/contacts/{id}': ({ state, params }) => {
    if (!contactOf(state, params.id)) return noSuchContact()
    state.email.contacts = state.email.contacts.filter(({ id }) => id !== params.id)
    return done()
  },

  'POST /email/contacts/imports': ({ state, body: { contacts } }) => {
    const fault = contacts.flatMap(row => Object.values(updateFaults(row)))[0]
    if (fault) return invalid({ contacts: fault })
    const twice = contacts.some((row, at) => contacts.slice(0, at).some(({ mail }) => sameMail(mail, row.mail)))
    if (twice) return invalid({ contacts: 'duplicate' })
    const added = contacts.filter(({ mail }) => !withMail(state, mail))
    if (state.email.contacts.length + added.length > MOST) return tooMany('contacts')
    for (const row of contacts) {
      const known = withMail(state, row.mail)
      if (known) Object.assign(known, cleaned(row))
      else add(state, row)
    }
    return ok({ added: added.length, updated: contacts.length - added.length })
  },

  'POST /email/contacts/exports': ({ state, clock, query, tickets }) => {
    const name = fileNameOf('csv', state.hmiName, 'contacts', deviceText(clock.now()))
    const { contacts } = state.email
    const ticket = tickets.issue({
      name,
      type: 'text/csv',
      chunks: () => [`\uFEFF${contactsCsv(contacts, query.readable_in)}`]
    })
    return created({ url: `/api/v1/downloads/${ticket}` })
  },

  'GET /email/groups': ({ state }) => list(GROUPS.map(id => groupOf(state, id))),

  'GET /email/groups/{id}': ({ state, params: { id } }) =>
    GROUPS.includes(id) ? ok(groupOf(state, id)) : noSuchGroup(),

  'PUT /email/groups/{id}': ({ state, params: { id }, body: { name, members } }) => {
    if (!GROUPS.includes(id)) return noSuchGroup()
    if (members.some(member => !contactOf(state, member))) return invalid({ members: 'unknown' })
    state.email.groupNames[id] = name.trim()
    for (const contact of state.email.contacts) {
      const others = contact.groups.filter(letter => letter !== id)
      contact.groups = members.includes(contact.id) ? [...others, id].sort() : others
    }
    return done()
  }
} satisfies Partial<Handlers>
