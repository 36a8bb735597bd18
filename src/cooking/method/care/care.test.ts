import { describe, expect, it } from 'vitest';
import { methodTables } from '#test/kitchen';
