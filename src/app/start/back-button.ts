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
  const listen: BackHandler = event => handler(event)
  window.addEventListener('popstate', listen, true)
  return () => window.removeEventListener('popstate', listen, true)
}
