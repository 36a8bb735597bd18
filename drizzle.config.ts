import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what changes>` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/store/schema.ts',
  out: './src/store/migrations',
});
