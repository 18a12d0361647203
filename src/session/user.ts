import { isRecord } from '../lib/remote/shape'
import type { ActionName } from './generated/actions'

export interface User {
  username: string
  /** The display name if the panel has one, else the user name. */
  name: string
  avatar?: string
  grantType?: string
  roles: readonly string[]
  /** The actions for which this panel requires a role. */
  actions: readonly string[]
  /** Nobody has closed the welcome dialog of this account yet (status code 0). */
  firstTime: boolean
  passwordIsFactory: boolean
  /** This is the first sign-in with this account (status code 0), and the password has not been changed in it. */
  passwordIsInitial: boolean
  passwordMustChange: boolean
  /** As the panel returns it. */
  previousLogin?: unknown
}

/** A panel that does not distinguish an action permits it. */
export const mayDo = ({ roles, actions }: Pick<User, 'roles' | 'actions'>, action: ActionName): boolean =>
  !actions.includes(action) || roles.includes(action)

/** The message is prescribed by the customer. */
export class RolesError extends Error {
  constructor() {
    super('getInfo: roles must be a non-null array')
  }
}

/** @throws RolesError unless the roles are a non-empty list of strings. */
export function userFrom(reply: unknown): User {
  const info = isRecord(reply) ? reply : {}
  const { roles, actions } = isRecord(info.permission) ? info.permission : {}
  if (!isNonEmptyTextList(roles)) throw new RolesError()
  const username = textOr(info.username, '')
  return {
    username,
    name: textOr(info.name, username),
    ...(typeof info.avatar === 'string' && { avatar: info.avatar }),
    ...(typeof info.grant_type === 'string' && { grantType: info.grant_type }),
    roles,
    actions: isNonEmptyTextList(actions) ? actions : [],
    firstTime: info.state_code === 0,
    passwordIsInitial: info.state_code === 0,
    passwordIsFactory: info.password_factory === true,
    passwordMustChange: info.password_must_change === true,
    previousLogin: info.previous_login
  }
}

function isNonEmptyTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every(item => typeof item === 'string')
}

function textOr(value: unknown, other: string): string {
  return typeof value === 'string' && value !== '' ? value : other
}
