import { del, get, put } from './client/client'
import type { FieldCode, RefusalCode } from './client/refusal-types'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/hardening'

export type AcceptedRisk = Schemas['AcceptedRisk']
export type RiskAcceptance = Schemas['RiskAcceptance']

export type RiskRefusal = RefusalCode<'/system/accepted-risks/{id}'>
export type RiskFault = FieldCode<'/system/accepted-risks/{id}'>

export const listAcceptedRisks = (signal?: AbortSignal) =>
  get('/system/accepted-risks', shapes.AcceptedRisks, { signal })

export const acceptRisk = (id: string, acceptance: RiskAcceptance) =>
  put('/system/accepted-risks/{id}', acceptance, { params: { id } })

export const withdrawRisk = (id: string) => del('/system/accepted-risks/{id}', undefined, { params: { id } })
