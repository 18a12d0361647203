type BackHandler = (event: PopStateEvent) => void

const letPass: BackHandler = () => {}

let handler = letPass

/** Has a step back judged before the page follows it. @returns a function that ends it. */
export function interceptBack(next: BackHandler): () => void {
  handler = next
  return () => {
    handler = letPass
  }
}

/** Chrome before 89 calls the window's listeners in the order in which they came, so this one comes before the router's. */
export function watchBack(): () => void {
  const listen: BackHandler = event => handler(event)
  window.addEventListener('popstate', listen, true)
  return () => window.removeEventListener('popstate', listen, true)
}
