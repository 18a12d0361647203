/** Calls `work` for each item, at most `width` at a time; answers the results in the order of the items. */
export async function sideBySide(items, width, work) {
  const results = []
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await work(items[index])
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}
