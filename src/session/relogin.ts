import { keepDrafts } from '../lib/form/drafts'
import { forgetAllUnsaved } from '../lib/form/unsaved'
import { reset, signedInUser } from './session'

/** 'Re-Login': a page load without a session leads to the login page, and from there back here. */
export function relogin(): void {
  keepDrafts(signedInUser()?.username)
  forgetAllUnsaved()
  reset()
  location.reload()
}
