import { atom } from 'nanostores'
import type { Message } from '../lib/text/message'

/** What goes on without the user, for the login page; its texts are those of the screen that sets it. */
export const $loginNote = atom<Message | undefined>()
