import { del, get, getVersioned, post, put } from './client/client'
import { itemsOf } from './client/items'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import { type ExportLanguage, readableIn } from './exports'
import type { Schemas } from './generated/schema'
import { Download } from './generated/shapes/download'
import * as shapes from './generated/shapes/email'

export type SmtpSettings = Schemas['SmtpSettings']
export type SmtpUpdate = Schemas['SmtpUpdate']
export type MailTest = Schemas['MailTest']
export type MailQueue = Schemas['MailQueue']
export type MailTestOrder = Schemas['MailTestOrder']
export type MailContact = Schemas['MailContact']
export type MailContactUpdate = Schemas['MailContactUpdate']
export type MailGroup = Schemas['MailGroup']
export type MailGroupUpdate = Schemas['MailGroupUpdate']
export type MailContactFault = FieldCode<`/email/${'contacts' | 'contacts/{id}' | 'groups/{id}'}`>
export type ContactsImportRefusal = RefusalCode<'/email/contacts/imports'>

export const readSmtp = (signal?: AbortSignal) => getVersioned('/email/smtp', shapes.SmtpSettings, { signal })

export const saveSmtp = (settings: SmtpUpdate, version: string) => put('/email/smtp', settings, { version })

export const readMailQueue = (signal?: AbortSignal) => get('/email/queue', shapes.MailQueue, { signal })

/** The newest first. */
export const listMailTests = (signal?: AbortSignal) => get('/email/tests', shapes.MailTests, { signal }).then(itemsOf)

export const sendTestMail = (order: MailTestOrder, signal?: AbortSignal) =>
  post('/email/tests', order, { reply: shapes.MailTest, signal })

export const listMailContacts = (signal?: AbortSignal) =>
  get('/email/contacts', shapes.MailContacts, { signal }).then(itemsOf)

export const addMailContact = (contact: MailContactUpdate) =>
  post('/email/contacts', contact, { reply: shapes.MailContact })

export const readMailContact = (id: string, signal?: AbortSignal) =>
  getVersioned('/email/contacts/{id}', shapes.MailContact, { params: { id }, signal })

export const saveMailContact = (id: string, contact: MailContactUpdate, version: string) =>
  put('/email/contacts/{id}', contact, { params: { id }, version })

export const deleteMailContact = (id: string) => del('/email/contacts/{id}', undefined, { params: { id } })

export const importMailContacts = (contacts: MailContactUpdate[]) =>
  post('/email/contacts/imports', { contacts }, { reply: shapes.MailContactsImported })

export const exportMailContacts = (language?: ExportLanguage) =>
  post('/email/contacts/exports', undefined, { ...readableIn(language), reply: Download })

export const listMailGroups = (signal?: AbortSignal) =>
  get('/email/groups', shapes.MailGroups, { signal }).then(itemsOf)

export const readMailGroup = (id: string, signal?: AbortSignal) =>
  getVersioned('/email/groups/{id}', shapes.MailGroup, { params: { id }, signal })

export const saveMailGroup = (id: string, group: MailGroupUpdate, version: string) =>
  put('/email/groups/{id}', group, { params: { id }, version })
