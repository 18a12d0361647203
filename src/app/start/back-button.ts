import { listen } from '../../lib/browser/listen'

type BackHandler = (event: PopStateEvent) => void

const letPass: BackHandler = () => {}

let handler = letPass

/** Handles a step back before the router does. @returns a function that stops it. */
export function interceptBack(next: BackHandler): () => void {
  handler = next
  return () => {
    handler = letPass
  }
}

/** Chrome before 89 calls the window's listeners in the order of registration, so this one must precede the router's. */
export function watchBack(): () => void {
  return listen(window, 'popstate', event => handler(event), true)
}
