type Judge = (event: PopStateEvent) => void

const letPass: Judge = () => {}

let judge = letPass

/** Has a step back judged before the page follows it. @returns a function that ends it. */
export function judgeBack(next: Judge): () => void {
  judge = next
  return () => {
    judge = letPass
  }
}

/** Chrome before 89 calls the window's listeners in the order in which they came, so this one comes before the router's. */
export function watchBack(): () => void {
  const listen: Judge = event => judge(event)
  window.addEventListener('popstate', listen, true)
  return () => window.removeEventListener('popstate', listen, true)
}
