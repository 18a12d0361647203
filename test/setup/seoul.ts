// The wall clock of the process, and of virtual panels in it, is 9 hours ahead of UTC. Imported before them.
process.env.TZ = 'Asia/Seoul'
