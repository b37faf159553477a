import { afterAll, beforeAll, expect, test } from 'vitest';
import apiFetch from '@wordpress/api-fetch';
import { systemViewer } from '../users/model.ts';
