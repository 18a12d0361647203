import type { User } from './user'

/** In the storage of the browser: the password of this user's first sign-in has not been changed here since. */
export const initialPasswordKey = ({ username }: Pick<User, 'username'>) => `initialPassword:${username}`
