import { get, getVersioned, post, put } from './client/client'
import type { Schemas } from './generated/schema'
import * as shapes from './generated/shapes/misc'

export type MiscServices = Schemas['MiscServices']
export type MiscServiceState = Schemas['MiscServiceState']
export type MiscServiceId = Schemas['MiscServiceId']
export type MiscDefaults = Schemas['MiscDefaults']
export type LedSettings = Schemas['LedSettings']
export type BuzzerSettings = Schemas['BuzzerSettings']
export type DisplaySettings = Schemas['DisplaySettings']
export type UsbPolicy = Schemas['UsbPolicy']
export type ShiftSettings = Schemas['ShiftSettings']
export type RebootPlan = Schemas['RebootPlan']

export const listMiscServices = (signal?: AbortSignal) =>
  get('/features/misc/services', shapes.MiscServices, { signal })

export const restartMiscService = (service: MiscServiceId) =>
  post('/features/misc/services/{service}/restart', undefined, { params: { service } })

export const readMiscDefaults = () => get('/features/misc/defaults', shapes.MiscDefaults)

export const readLed = (signal?: AbortSignal) => getVersioned('/features/misc/led', shapes.LedSettings, { signal })
export const saveLed = (settings: LedSettings, version: string) => put('/features/misc/led', settings, { version })

export const readBuzzer = (signal?: AbortSignal) =>
  getVersioned('/features/misc/buzzer', shapes.BuzzerSettings, { signal })
export const saveBuzzer = (settings: BuzzerSettings, version: string) =>
  put('/features/misc/buzzer', settings, { version })
export const beep = (volume_percent: number) => post('/features/misc/buzzer/beep', { volume_percent })

export const readDisplay = (signal?: AbortSignal) =>
  getVersioned('/features/misc/display', shapes.DisplaySettings, { signal })
export const saveDisplay = (settings: DisplaySettings, version: string) =>
  put('/features/misc/display', settings, { version })
export const lockForCleaning = () => post('/features/misc/display/clean-lock', undefined)

export const readShifts = (signal?: AbortSignal) =>
  getVersioned('/features/misc/shifts', shapes.ShiftSettings, { signal })
export const saveShifts = (settings: ShiftSettings, version: string) =>
  put('/features/misc/shifts', settings, { version })

export const readUsbPolicy = (signal?: AbortSignal) => getVersioned('/features/misc/usb', shapes.UsbPolicy, { signal })
export const saveUsbPolicy = (policy: UsbPolicy, version: string) => put('/features/misc/usb', policy, { version })

export const readRebootPlan = (signal?: AbortSignal) =>
  getVersioned('/features/misc/reboot', shapes.RebootPlan, { signal })
export const saveRebootPlan = (plan: RebootPlan, version: string) => put('/features/misc/reboot', plan, { version })
