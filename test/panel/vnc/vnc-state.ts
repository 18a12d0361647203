import type { Schemas } from '../../../src/api/generated/schema'

export interface VncState {
  settings: Omit<Schemas['VncSettings'], 'control_password_set' | 'view_password_set'>
  /** At most 8 characters; empty: not set. */
  passwords: { control: string; view: string }
}

export interface VncSlice {
  vnc: VncState
}
